/** How mails look: the site's palette (styles/settings), with fonts that every device has. */

export const COLOURS = {
  ground: '#f7f0e2',
  paper: '#ffffff',
  ink: '#1b1f45',
  quiet: '#4b4e6d',
  link: '#2c3a86',
  line: '#dccfb5',
  mustard: '#f2b431',
  softMustard: '#f9d276',
  panel: '#fffcf6',
} as const

/** Bangla is in the last ones, of Windows, Android, Apple and Linux. */
export const FONT =
  "font-family:'Hind Siliguri','Segoe UI',Roboto,'Helvetica Neue',Arial,'Nirmala UI','Kohinoor Bangla','Noto Sans Bengali',sans-serif;"

const TEXT = `${FONT}font-size:16px;line-height:1.6;`

export const style = {
  card: `width:100%;max-width:600px;background-color:${COLOURS.paper};border-radius:16px;overflow:hidden`,
  head: `${FONT}padding:24px 32px 20px;background-color:${COLOURS.ink}`,
  mark: `float:right;width:48px;height:48px;padding:4px;background-color:${COLOURS.panel};border-radius:10px`,
  name: 'color:#ffffff;font-size:22px;line-height:1.3;font-weight:700',
  companion: `color:${COLOURS.softMustard};font-size:16px;line-height:1.4`,
  // The running stitch of the nakshi kantha, as far as a border can sew.
  stitches: `height:0;line-height:0;font-size:0;background-color:${COLOURS.ink};border-bottom:3px dashed ${COLOURS.mustard}`,
  body: `${TEXT}padding:28px 32px 12px;color:${COLOURS.ink}`,
  foot: `${FONT}font-size:14px;line-height:1.6;padding:20px 32px 28px;color:${COLOURS.quiet}`,
  title: 'margin:0 0 12px;font-size:24px;line-height:1.3;font-weight:700',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.35;font-weight:700',
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding:0 0 0 22px',
  item: 'margin:0 0 8px',
  field: `padding:12px 0;border-bottom:1px solid ${COLOURS.line}`,
  label: `${FONT}font-size:14px;line-height:1.4;color:${COLOURS.quiet}`,
  value: `${TEXT}color:${COLOURS.ink};word-break:break-word;overflow-wrap:anywhere;unicode-bidi:plaintext`,
  link: `color:${COLOURS.link};white-space:nowrap`,
  primary: `border-radius:10px;background-color:${COLOURS.ink};border:2px solid ${COLOURS.ink}`,
  ghost: `border-radius:10px;border:2px solid ${COLOURS.ink}`,
  primaryLink: `${FONT}display:inline-block;padding:10px 18px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`,
  ghostLink: `${FONT}display:inline-block;padding:10px 18px;color:${COLOURS.ink};font-size:16px;font-weight:600;text-decoration:none`,
} as const
