/** What neither our pages nor the frames in them may ask of a device (Permissions Policy, W3C). */

/**
 * Everything that browsers know and the site does not use. What it uses is what browsers grant a page itself: writing to the
 * clipboard, sharing; and for videos, which their frames are granted one by one, full screen, starting by themselves,
 * picture in picture, protected media.
 */
const DENIED = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

export const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(', ')
