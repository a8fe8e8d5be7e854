import styles from './prose.module.scss'

/** Plain text of several paragraphs, which editors part by line breaks. Nothing for an empty text. */
export function Prose({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = [...new Set(text.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''))]
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={`${styles.paragraph} ${className}`}>
      {paragraph}
    </p>
  ))
}
