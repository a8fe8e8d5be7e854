import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { type Locale, mapFrameUrl } from '@/lib/shared/addresses/localized'
import type { KnownPicture, SiteSettings } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { positionText } from '@/lib/shared/format/map-position'
import { useLabels } from '../labels'
import { MapFrame } from './map-frame'
import styles from './map-place.module.scss'

const SIZES = '92vw x clamp(360px, 36vw, 500px)'

interface MapPlaceProps {
  /** Of the map around it. */
  picture: KnownPicture | null
  settings: Pick<SiteSettings, 'name' | 'address' | 'position'>
  locale: Locale
}

/** A drawn map or a plain ground until somebody asks for the real one: nothing comes from its makers before that. */
export function MapPlace({ picture, settings, locale }: MapPlaceProps) {
  const { name, address, position } = settings
  const { map } = useLabels('contactPage')
  return (
    <section className={styles.section} aria-label={map.label}>
      <div className="wrap">
        <MapFrame
          src={mapFrameUrl(position ? positionText(position) : address, locale)}
          title={fill(map.frame, { address: address || name })}
          className={styles.map}
        >
          {picture ? (
            <Picture {...picture} alt="" sizes={SIZES} sharp />
          ) : (
            <span className={styles.ground} aria-hidden="true" />
          )}
          <div className={styles.ask}>
            <Button>
              <Icon name="place" />
              {map.show}
            </Button>
            <p>{map.note}</p>
          </div>
        </MapFrame>
      </div>
    </section>
  )
}
