'use client'
import { toast, useDocumentDrawer, useListDrawerContext, useModal } from '@payloadcms/ui'
import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { UploadPanel } from '@/components/admin/picture-uploads/upload-panel'
import { useUploads } from '@/components/admin/picture-uploads/use-uploads'
import { callApi } from '@/components/admin/shared/call-api'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { ALL_PICTURES, type PictureList, type PictureQuestion } from '@/lib/shared/content/picture-filters'
import { listAddress } from './addresses'
import { ChosenBar } from './chosen-bar'
import { FilterChips, SearchForm, TagChoice } from './list-controls'
import styles from './picture-grid.module.scss'
import { PictureTile } from './picture-tile'
import { TileRows } from './tile-rows'
import { usePictureList } from './use-picture-list'

interface PictureScreenProps {
  question: PictureQuestion
  initial: PictureList
  mayAdd: boolean
}

/** Types that a phone offers: with `image/*` an iPhone would hand over HEIC as it is. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

/** The pictures of the site, to look through, to add to, to change many of at once; in a drawer, to choose one. */
export function PictureScreen({ question: asked, initial, mayAdd }: PictureScreenProps) {
  const words = useWords('pictureList')
  const { isInDrawer, drawerSlug, onSelect } = useListDrawerContext()
  const { closeModal } = useModal()
  const [question, setQuestion] = useState(asked)
  const list = usePictureList(question, initial)
  const { total, counts, pictureAt, look, reload, problem, isLoading } = list
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { queue, uploads } = useUploads()
  const form = usePictureForm(reload)
  const added = uploads.filter(({ state }) => state === 'there').length
  const described = uploads.map(({ stored }) => stored.en + stored.bn).join()
  useReloadOn(`${added} ${described}`, reload)

  const ask = useCallback((changes: Partial<PictureQuestion>) => setQuestion((now) => ({ ...now, ...changes })), [])
  useEffect(() => {
    if (!isInDrawer) window.history.replaceState(window.history.state, '', listAddress(question))
  }, [isInDrawer, question])

  /** The field that the drawer belongs to gets the whole record. */
  async function take(id: number): Promise<void> {
    const called = await callApi<Record<string, unknown>>('GET', `/media/${id}?depth=0`)
    if ('problem' in called) toast.error(called.problem)
    else onSelect?.({ collectionSlug: 'media', doc: called.answer as never, docID: String(id) })
  }

  const choose = (id: number, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((other) => other !== id)))
  const tileAt = (place: number) => {
    const picture = pictureAt(place)
    if (!picture) return <div className={styles.coming} />
    const { id } = picture
    const onOpen = () => (isInDrawer ? void take(id) : form.open(id))
    const more = isInDrawer ? {} : { onChoose: (isChosen: boolean) => choose(id, isChosen) }
    return <PictureTile picture={picture} isChosen={chosen.includes(id)} onOpen={onOpen} {...more} />
  }

  const isNarrowed = question.search !== '' || question.tag !== '' || question.filter !== 'all'
  const dropped = mayAdd ? dropHandlers(queue.add) : {}
  return (
    <main className={styles.screen} {...dropped}>
      <header className={styles.head}>
        <h1>{words('title')}</h1>
        {mayAdd && <AddButton onAdd={queue.add} />}
        {isInDrawer && (
          <button
            type="button"
            className={styles.close}
            aria-label={words('close')}
            onClick={() => closeModal(String(drawerSlug))}
          />
        )}
      </header>
      <SearchForm question={question} onAsk={ask} />
      <TagChoice question={question} counts={counts} onAsk={ask} />
      <div className={styles.pictures}>
        <FilterChips question={question} counts={counts} onAsk={ask} />
        <UploadPanel uploads={uploads} queue={queue} onOpen={form.open} />
        {chosen.length > 0 && (
          <ChosenBar
            ids={chosen}
            tags={(counts?.tags ?? []).map(({ name }) => name)}
            onChoose={setChosen}
            onChanged={reload}
          />
        )}
        <p className={styles.found} role="status">
          {isLoading ? words('loading') : words('found', { total })}
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}{' '}
            <button type="button" className={shared.button} onClick={reload}>
              {words('again')}
            </button>
          </p>
        )}
        {total === 0 && !isLoading && (
          <div className={styles.empty}>
            <p>{words(isNarrowed ? 'empty.search' : 'empty.library')}</p>
            {isNarrowed && (
              <button type="button" className={shared.button} onClick={() => setQuestion(ALL_PICTURES)}>
                {words('empty.all')}
              </button>
            )}
          </div>
        )}
        <TileRows total={total} tileAt={tileAt} onLook={look} />
        {mayAdd && !isInDrawer && <p className={styles.drop}>{words('dropHere')}</p>}
      </div>
      {form.drawer}
    </main>
  )
}

const PAUSE_MS = 1500

/** Fetches the list anew once what `told` says has changed. */
function useReloadOn(told: string, reload: () => void): void {
  const before = useRef(told)
  useEffect(() => {
    if (before.current === told) return undefined
    // Of twenty pictures that come one after the other the list is fetched once.
    const timer = setTimeout(() => {
      before.current = told
      reload()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [told, reload])
}

/** A picture's form over the list, whose place is kept. */
function usePictureForm(onChanged: () => void) {
  const [opened, setOpened] = useState<{ id: number; turn: number }>()
  const [Drawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useDocumentDrawer({
    collectionSlug: 'media',
    id: opened?.id,
  })
  const openedTurn = useRef(0)
  useEffect(() => {
    if (!opened || opened.turn === openedTurn.current) return
    openedTurn.current = opened.turn
    openDrawer()
  }, [opened, openDrawer])
  // What was done in the form beside saving, such as taking the picture away, shows once it is closed.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) onChanged()
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen, onChanged])
  const open = useCallback((id: number) => setOpened((before) => ({ id, turn: (before?.turn ?? 0) + 1 })), [])
  const drawer = opened && <Drawer onSave={onChanged} onDelete={closeDrawer} />
  return useMemo(() => ({ open, drawer }), [open, drawer])
}

function AddButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const words = useWords('pictureList')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={`${shared.button} ${shared.main}`} onClick={() => input.current?.click()}>
        {words('add')}
      </button>
      <input
        ref={input}
        type="file"
        accept={TAKEN}
        multiple
        hidden
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

const dropHandlers = (onAdd: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    onAdd(files)
  },
})
