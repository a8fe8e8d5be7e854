import { Link } from '@payloadcms/ui'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { ScrollableTable } from '../shared/scrollable-table'
import styles from './guide.module.scss'
import type { Guide } from './parse-guide'

interface GuideTextProps {
  guide: Guide
  words: Words<'guide'>
}

/** The text of a guide, as the admin's own elements. */
export function GuideText({ guide, words }: GuideTextProps) {
  const components = {
    table: ({ 'data-number': n, ...table }: ComponentProps<'table'> & { 'data-number'?: number }) => (
      <ScrollableTable label={words('table', { n: Number(n) })}>
        <table className={styles.table} {...table} />
      </ScrollableTable>
    ),
    a: ({ href = '', children }: ComponentProps<'a'>) =>
      href.startsWith('/') ? (
        <Link href={href} prefetch={false}>
          {children}
        </Link>
      ) : (
        <a href={href} rel="noreferrer">
          {children}
        </a>
      ),
  } as Partial<Components>
  return toJsxRuntime(guide.tree, { Fragment, jsx, jsxs, components })
}
