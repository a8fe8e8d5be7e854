import shared from '../shared/shared.module.scss'

/** Which sentence a field or a button belongs to, for whoever does not see what it stands beside. */
export function KeyForReaders({ children }: { children: string }) {
  return (
    <span className={shared.hidden}>
      {' '}
      <code>{children}</code>
    </span>
  )
}
