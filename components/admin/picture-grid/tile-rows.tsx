import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './picture-grid.module.scss'

interface TileRowsProps {
  /** How many tiles there are. */
  total: number
  /** Draws the tile at a place. */
  tileAt: (place: number) => ReactNode
  /** Called with the first and last place that is looked at. */
  onLook: (from: number, to: number) => void
}

const NARROWEST_TILE = 150
const GAP = 12
/** Below the picture. */
const CAPTION = 72
const PICTURE_SHAPE = 3 / 4
/** Rows above and below what is seen. */
const BEYOND = 4

interface Place {
  width: number
  /** Pixels from the top of what scrolls. */
  top: number
  /** What scrolls; null for the page itself. */
  scroller: HTMLElement | null
}

/** Rows of tiles, of which those are drawn that are near what is seen: there may be tens of thousands. */
export function TileRows(props: TileRowsProps) {
  const element = useRef<HTMLDivElement>(null)
  const place = usePlace(element)
  const Rows = place?.scroller ? RowsOfElement : RowsOfPage
  return <div ref={element}>{place && <Rows {...props} place={place} />}</div>
}

function usePlace(element: RefObject<HTMLDivElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const scroller = scrollerOf(current)
    const measure = () => {
      const above = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY
      const { width, top } = current.getBoundingClientRect()
      setPlace((before) => {
        const now = { width, top: Math.round(top - above), scroller }
        return before?.width === now.width && before.top === now.top ? before : now
      })
    }
    // Its own width, and whatever above it grows or goes.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (let parent = current.parentElement; parent && parent !== scroller; parent = parent.parentElement)
      observer.observe(parent)
    measure()
    return () => observer.disconnect()
  }, [element])
  return place
}

/** A drawer scrolls by itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return null
}

interface PlacedRowsProps extends TileRowsProps {
  place: Place
}

function shapeOf({ total, place: { width } }: PlacedRowsProps) {
  const columns = Math.max(2, Math.floor((width + GAP) / (NARROWEST_TILE + GAP)))
  const height = ((width - GAP * (columns - 1)) / columns) * PICTURE_SHAPE + CAPTION + GAP
  return { columns, height, rows: Math.ceil(total / columns) }
}

function RowsOfPage(props: PlacedRowsProps) {
  const { columns, height, rows } = shapeOf(props)
  const { top } = props.place
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: top,
  })
  return <DrawnRows {...props} virtualizer={virtualizer} columns={columns} height={height} />
}

function RowsOfElement(props: PlacedRowsProps) {
  const { columns, height, rows } = shapeOf(props)
  const { top, scroller } = props.place
  const virtualizer = useVirtualizer({
    count: rows,
    estimateSize: () => height,
    overscan: BEYOND,
    scrollMargin: top,
    getScrollElement: () => scroller,
  })
  return <DrawnRows {...props} virtualizer={virtualizer} columns={columns} height={height} />
}

interface DrawnRowsProps<Scroller extends Element | Window> extends PlacedRowsProps {
  virtualizer: Virtualizer<Scroller, Element>
  columns: number
  height: number
}

function DrawnRows<Scroller extends Element | Window>(props: DrawnRowsProps<Scroller>) {
  const { total, tileAt, onLook, place, virtualizer, columns, height } = props
  const drawn = virtualizer.getVirtualItems()
  const from = (drawn[0]?.index ?? 0) * columns
  const to = Math.min(((drawn.at(-1)?.index ?? 0) + 1) * columns, total) - 1
  useEffect(() => {
    if (to >= from) onLook(from, to)
  }, [from, to, onLook])
  // Sizes that were measured before belong to another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height changes
  useEffect(() => virtualizer.measure(), [height, virtualizer])
  return (
    <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, start }) => (
        <li
          key={index}
          data-index={index}
          ref={virtualizer.measureElement}
          className={styles.row}
          style={{ transform: `translateY(${start - place.top}px)` }}
        >
          <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {Array.from({ length: Math.min(columns, total - index * columns) }, (_, column) => {
              const at = index * columns + column
              return <li key={at}>{tileAt(at)}</li>
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
