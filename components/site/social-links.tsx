import { Icon } from '@/components/ui/icon/icon'
import type { SiteSettings, SocialNetwork } from '@/lib/shared/content/types'
import type { ShellMessages } from './nav'

interface SocialLinksProps {
  networks: SocialNetwork[]
  social: SiteSettings['social']
  labels: ShellMessages['social']
  className?: string
}

/** A network without an address is drawn, but leads nowhere and is no link. */
export function SocialLinks({ networks, social, labels, className }: SocialLinksProps) {
  const hidden = networks.every((network) => !social[network]) || undefined
  return (
    <ul aria-label={labels.label} aria-hidden={hidden} className={className}>
      {networks.map((network) => {
        const address = social[network]
        return (
          <li key={network} aria-hidden={address ? undefined : true}>
            {address ? (
              <a href={address} rel="noopener" aria-label={labels[network]}>
                <Icon name={network} size={18} />
              </a>
            ) : (
              <span>
                <Icon name={network} size={18} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
