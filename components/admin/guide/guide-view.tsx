import { Link } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { AdminScreen } from '../shared/admin-screen'
import list from '../shared/list.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import styles from './guide.module.scss'
import { GuideText } from './guide-text'
import { GUIDES, guideAddress, isGuide } from './guides'
import { loadGuide } from './load-guide'

/** Screen of a guide, in the language of the account. It holds no secrets: everybody who is signed in may read every one. */
export async function GuideView(props: AdminViewServerProps) {
  const name = String(props.params?.segments?.[1])
  if (!props.initPageResult.req.user)
    redirect(`/admin/login${isGuide(name) ? `?redirect=${encodeURIComponent(guideAddress(name))}` : ''}`)
  if (!isGuide(name)) notFound()
  const words = await getWords('guide')
  const guide = await loadGuide(name, await staffLocaleOfRequest())
  return (
    <AdminScreen {...props} title={words(`names.${name}`)} className={styles.screen}>
      <nav className={list.tabs} aria-label={words('title')}>
        {GUIDES.map((each) => (
          <Link key={each} href={guideAddress(each)} prefetch={false} aria-current={each === name ? 'page' : undefined}>
            {words(`names.${each}`)}
          </Link>
        ))}
      </nav>
      {guide.sections.length > 0 && (
        <nav className={styles.sections} aria-labelledby="sections">
          <h2 id="sections">{words('sections')}</h2>
          <ol lang={guide.locale}>
            {guide.sections.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className={styles.text} lang={guide.locale}>
        <GuideText guide={guide} words={words} />
      </article>
    </AdminScreen>
  )
}
