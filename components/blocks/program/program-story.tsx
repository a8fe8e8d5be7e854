import type { ReactNode } from 'react'
import richText from '../rich-text/rich-text.module.scss'
import type { StoryCopy } from './use-programs'

interface ProgramStoryProps extends StoryCopy {
  /** A picture between its sections. */
  scene?: ReactNode
}

/** An article of the site's own copy, in the look of the records' rich text. */
export function ProgramStory({ lead, sections, listTitle, list, quote, scene }: ProgramStoryProps) {
  return (
    <div className={richText.text}>
      <p>{lead}</p>
      {sections.map((section, index) => (
        <Chapter key={section.title} {...section} scene={index === 0 && scene} />
      ))}
      {list && (
        <>
          <h2>{listTitle}</h2>
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      <blockquote>
        <p>{quote.text}</p>
        <footer>{quote.by}</footer>
      </blockquote>
    </div>
  )
}

function Chapter({ title, text, scene }: { title: string; text: string; scene: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {scene && <figure>{scene}</figure>}
    </>
  )
}
