import { compile } from 'sass'

const css = (file: string) => compile(file, { loadPaths: ['styles'], style: 'compressed' }).css

/** What the specification says of lengths and times (section 9 of both documents) and the stylesheets carry out. */
test.each([
  ['the way to the top is smooth', 'styles/globals/_reset.scss', /html\{scroll-behavior:smooth\}/],
  ['a dialog opens in 300 ms', 'components/ui/dialog/dialog.module.scss', /\.dialog\{--t-dialog: 300ms/],
  ['its panel does so', 'components/ui/dialog/dialog.module.scss', /\.panel\{opacity:0;[^}]*opacity var\(--t-dialog\)/],
  ['its backdrop comes in 150 ms', 'components/ui/dialog/dialog.module.scss', /::backdrop\{opacity:0;transition:150ms/],
  ['the logo is 200 pixels wide', 'components/site/logo.module.scss', /\.logo\{[^}]*width:200px/],
  [
    'the menu of phones slides in',
    'components/site/mobile-menu.module.scss',
    /\.menu\{translate:100% 0;transition:translate/,
  ],
  ['four brands are seen at once', 'components/blocks/brands/brands.module.scss', /\.brand\{[^}]*flex:0 0 25%/],
  [
    'two below 768 pixels',
    'components/blocks/brands/brands.module.scss',
    /max-width: ?767px\)\{\.strip \.brand\{flex-basis:50%/,
  ],
])('%s, by its stylesheet', (_, file, rule) => expect(css(file)).toMatch(rule))

test('toasts are at most 350 pixels wide, on any screen', () => {
  const widths = css('components/ui/toaster/toaster.module.scss').match(/(?<=\.list\{[^}]*[;{]width:)[^;}]+/g)
  expect(widths).toEqual(['min(350px,100% - 32px)'])
})
