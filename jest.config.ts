/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const COMMON: Config = {
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/.next/'],
  modulePathIgnorePatterns: ['/.next/'],
  moduleNameMapper: {
    '^swiper/css.*$': '<rootDir>/jest.stub.ts',
    '\\.woff2$': '<rootDir>/jest.stub.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
}

/** What draws needs a document; to make one takes longer than most other tests. */
const PROJECTS: Config[] = [
  {
    displayName: 'dom',
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.dom.ts'],
    testMatch: ['**/*.test.tsx'],
  },
  {
    displayName: 'node',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['**/*.test.ts'],
  },
]

/** Packages that are published as ES modules only, which Jest has to translate. */
const ESM = [
  ...['feed', 'swiper', 'next-intl', 'use-intl', 'intl-messageformat', '@formatjs'],
  '@payloadcms/translations',
  // The syntax trees of rich text, with all that they stand on.
  ...['hast', 'hast-util-[^/]+', 'hastscript', 'unist-util-[^/]+', 'vfile', 'vfile-[^/]+', 'parse5', 'entities'],
  ...[
    'property-information',
    'web-namespaces',
    'zwitch',
    'devlop',
    'ccount',
    'stringify-entities',
    'html-void-elements',
  ],
  // Markdown.
  ...['mdast-util-[^/]+', 'micromark', 'micromark-[^/]+', 'markdown-table', 'trim-lines', 'longest-streak'],
  ...['decode-named-character-reference', 'unist-util-stringify-position'],
  ...['character-entities(-[^/]+)?', '(space|comma)-separated-tokens', 'estree-util-is-identifier-name', '@ungap'],
]

const transformIgnorePatterns = [`/node_modules/(?!(${ESM.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$']

export default async (): Promise<Config> => {
  const common = await nextJest({ dir: './' })(COMMON)()
  return {
    // A test that hangs ends; one on a busy machine is no failure.
    testTimeout: 60_000,
    projects: PROJECTS.map((project) => ({ ...common, ...project, transformIgnorePatterns })),
  }
}
