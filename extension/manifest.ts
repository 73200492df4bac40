/** Browsers that the extension is built for. */
export const targets = ['chromium', 'firefox'] as const;
export type Target = (typeof targets)[number];

const sizes = [16, 32, 48, 128];
const icons = Object.fromEntries(sizes.map((size) => [size, `icons/icon-${size}.png`]));

/** Nothing loads but what is in the package, and its pages ask no host for anything. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The manifest for one browser. They differ in how the background runs and in what Firefox wants to know of an add-on. */
export function manifest(target: Target, version: string): object {
  return {
    manifest_version: 3,
    name: 'Foothold: save jobs, fill forms',
    short_name: 'Foothold',
    description:
      'Reads the job posting you have open and hands it to your Foothold; fills contact fields from your resume when you press.',
    version,
    icons,
    action: { default_title: 'Save this job to Foothold', default_popup: 'popup.html', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    commands: {
      _execute_action: {
        suggested_key: { default: 'Alt+Shift+J' },
        description: 'Read the open posting',
      },
    },
    permissions: ['activeTab', 'scripting', 'storage'],
    // Of these only the address of the person's own Foothold is ever asked for, on a press.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    content_security_policy: { extension_pages: policy },
    ...(target === 'chromium'
      ? { minimum_chrome_version: '120', background: { service_worker: 'background.js' } }
      : {
          background: { scripts: ['background.js'] },
          browser_specific_settings: {
            gecko: {
              id: 'extension@foothold.example',
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }),
  };
}
