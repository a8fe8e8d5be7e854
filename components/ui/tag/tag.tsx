import { Patch } from '@/components/ui/icon/patch'
import { programOf } from '@/lib/shared/format/program'
import styles from './tag.module.scss'

/** A category with its program's patch and thread colour; an unknown category keeps the plain look. */
export function Tag({ category, className = '' }: { category: string; className?: string }) {
  if (!category) return null
  const program = programOf(category)
  return (
    <span className={`${styles.tag} ${program ? styles[program] : ''} ${className}`}>
      {program && <Patch program={program} />}
      {category}
    </span>
  )
}
