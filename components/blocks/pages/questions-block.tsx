import { AccordionItems } from '@/components/ui/accordion/accordion-items'
import { FileLinks } from '@/components/ui/file-links/file-links'
import { Section } from '@/components/ui/section/section'
import { fileFacts } from '@/lib/shared/content/file-kinds'
import { FaqList } from '../faq/faq-list'
import { useLabels } from '../labels'
import { BlockHead } from './block-head'
import type { BlockProps } from './block-props'
import { linkIn } from './link'

/** Questions of the page's own, or those of the site. */
export function QuestionsBlock({ block, parts: { lists, locale } }: BlockProps<'questions'>) {
  const { faq, loading } = useLabels('home')
  const labels = { ...faq, loading }
  const own = block.questions.map(({ question, answer }, index) => ({ id: index + 1, title: question, text: answer }))
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} companion="" locale={locale} />
      {own.length > 0 ? (
        <AccordionItems items={own} name={block.id} open={1} locale={locale} />
      ) : (
        <FaqList list={lists.faq} labels={labels}>
          {(items) => <AccordionItems items={items} name={block.id} open={items[0]?.id} locale={locale} />}
        </FaqList>
      )}
    </Section>
  )
}

/** Papers to read: each a link to where it lies, with its kind and size where it lies here. */
export function FilesBlock({ block: { heading, files }, parts: { locale } }: BlockProps<'files'>) {
  const links = files.map(({ name, address, file }) => ({
    href: file?.address ?? linkIn(locale, address),
    words: name,
    ...(file && { facts: fileFacts(file.kind, file.bytes, locale) }),
  }))
  return (
    <Section close>
      <FileLinks title={heading} links={links} locale={locale} />
    </Section>
  )
}
