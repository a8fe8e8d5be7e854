import { Patch } from '@/components/ui/icon/patch'
import type { Locale } from '@/lib/shared/addresses/localized'
import { programOf } from '@/lib/shared/format/program'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './tag.module.scss'

interface TagProps {
  category: string
  locale: Locale
  className?: string
}

/** A category with its program's patch and thread colour; an unknown category keeps the plain look. */
export function Tag({ category, locale, className = '' }: TagProps) {
  if (!category) return null
  const program = programOf(category)
  return (
    <span {...inLang(category, locale)} className={`${styles.tag} ${program ? styles[program] : ''} ${className}`}>
      {program && <Patch program={program} />}
      {category}
    </span>
  )
}
