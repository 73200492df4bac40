const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install the site as an app (W3C Web Application Manifest), under the site's own name. */
export function webManifest(siteName: string) {
  return {
    id: '/',
    name: siteName,
    short_name: siteName.slice(0, 12).trim(),
    description: 'Find work and keep track of it. Your jobs stay in your own browser.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fafafa',
    theme_color: '#fafafa',
    categories: ['productivity', 'business'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    screenshots: [
      {
        src: '/icons/screen-wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: 'Job search',
      },
      {
        src: '/icons/screen-narrow.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'Your jobs',
      },
    ],
    // What another program shares is answered by the service worker (web/src/platform/files/shared-file.ts): a page opens
    // the form of a new job, which reads it, an invitation the interviews.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: 'file', accept: ['text/calendar', '.ics', 'message/rfc822', '.eml'] }],
      },
    },
    file_handlers: [
      { action: '/interviews', accept: { 'text/calendar': ['.ics'], 'message/rfc822': ['.eml'] } },
    ],
    shortcuts: [
      { name: 'Job Search', url: '/jobs/search' },
      { name: 'Jobs', url: '/jobs/list' },
      { name: 'Add job', url: '/job/add' },
    ],
  };
}
