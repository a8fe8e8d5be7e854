import styles from './file-links.module.scss'

interface FileLinksProps {
  title: string
  links: { href: string; words: string }[]
}

/** What a page offers to other programs, in one quiet line. */
export function FileLinks({ title, links }: FileLinksProps) {
  return (
    <div className={styles.line}>
      <p>{title}</p>
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
