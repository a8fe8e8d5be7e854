/** The Permissions-Policy header: features that pages and their frames may not use (W3C). */

/**
 * All features that browsers know and the site does not use. It uses defaults of a page (writing to the clipboard, sharing)
 * and, in the frames of videos, full screen, autoplay, picture in picture and protected media.
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

export const PERMISSIONS_POLICY = DENIED.map((feature) => `${feature}=()`).join(', ')
