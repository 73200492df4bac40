/** Who may use a feature of the browser on our pages: nobody, or the pages themselves, and why. */
type Permission = { allowed: 'none' | 'self'; why: string };

const off = (why: string): Permission => ({ allowed: 'none', why });
const on = (why: string): Permission => ({ allowed: 'self', why });

const noSensor = 'Nothing depends on how a device is held or moved.';
const noDevice = 'No device is connected to.';
const noAds = 'There is no advertising, and nobody is followed from site to site.';
const noSignIn = 'Sign-in is by a mailed link, a passkey, or Google in a window of its own.';

/** Features of the browser that scripts on our pages could ask for, with what the product does with each. */
export const permissions: Readonly<Record<string, Permission>> = {
  'clipboard-write': on('“Copy” puts an address or a sign-in link on the clipboard.'),
  geolocation: on('“Use my location” asks once it is pressed.'),
  microphone: on('Practicing aloud records and writes down an answer once its button is pressed.'),
  'publickey-credentials-create': on('“Create passkey” on the profile has the browser make one.'),
  'publickey-credentials-get': on('“Use a passkey” signs in.'),
  'web-share': on('“Share” hands a job to another program of the device.'),
  accelerometer: off(noSensor),
  autoplay: off('A recording plays when its button is pressed.'),
  bluetooth: off(noDevice),
  'browsing-topics': off(noAds),
  camera: off('Nothing takes pictures.'),
  'clipboard-read': off('Pasting is done by the person, into a field.'),
  'compute-pressure': off('The work done does not depend on how busy the device is.'),
  'display-capture': off('Nothing records the screen.'),
  'encrypted-media': off('There is no sound and no film.'),
  fullscreen: off('No part fills the screen.'),
  gamepad: off(noDevice),
  gyroscope: off(noSensor),
  hid: off(noDevice),
  'identity-credentials-get': off(noSignIn),
  'idle-detection': off('Whether somebody is at the device is nobody’s concern.'),
  'local-fonts': off('The font comes with the product.'),
  magnetometer: off(noSensor),
  midi: off(noDevice),
  'otp-credentials': off(noSignIn),
  payment: off('Nothing is sold.'),
  'picture-in-picture': off('There is no sound and no film.'),
  'screen-wake-lock': off('The device may sleep at any time.'),
  serial: off(noDevice),
  'storage-access': off('Nothing of the product is embedded in another site.'),
  'sync-xhr': off('A call that makes the page wait is made nowhere.'),
  usb: off(noDevice),
  'window-management': off('One window is enough.'),
  'xr-spatial-tracking': off(noSensor),
};

/** The table as the header `Permissions-Policy`. */
export const permissionsPolicy: string = Object.entries(permissions)
  .map(([feature, { allowed }]) => `${feature}=(${allowed === 'self' ? 'self' : ''})`)
  .join(', ');
