import type { ComponentType } from 'react'
import type { ContentType, LiveList, Place } from '@/lib/shared/content/types'
import type { LivePartProps } from './live-part'
import { withoutPlaceholders } from './without-placeholders'

type LiveProps<P> = P & {
  /** What livePart made of the view. */
  part: ComponentType<LivePartProps<P>>
  view: ComponentType<P>
  type: ContentType
  limit?: number
  offset?: number
  place?: Place
}

/** A view of a list: drawn by the server, and live in the browser. */
export function Live<P extends object>(props: LiveProps<P>) {
  const { part: Part, view: View, type, limit, offset, place, ...rest } = props
  const shared = rest as unknown as P & { list?: LiveList }
  return (
    <Part {...shared} list={withoutPlaceholders(shared.list)} type={type} limit={limit} offset={offset} place={place}>
      <View {...shared} />
    </Part>
  )
}
