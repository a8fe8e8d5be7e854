'use client'
import { useState } from 'react'
import type { WordsTexts } from '@/lib/content/words/change-words'
import type { ListedSentence } from '@/lib/content/words/find-words'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import { callApi } from '../shared/call-api'
import type { OutcomeWords } from '../shared/outcome'
import { useFieldProblems } from '../shared/use-field-problems'
import { useWords } from '../shared/words'

interface EditedSentence {
  typed: WordsTexts
  /** What is stored, as far as it is known here. */
  stored: WordsTexts
  /** What somebody else stored meanwhile, after a refusal for it. */
  theirs: WordsTexts | null
  problems: FieldProblems
  outcome: OutcomeWords | undefined
  busy: boolean
}

/** A sentence as it is being changed: what was typed stays, whatever becomes of the call. */
export function useSentence({ key, changed }: ListedSentence) {
  const words = useWords('words')
  const { form, problems, take } = useFieldProblems()
  const [typed, setTyped] = useState<WordsTexts>(changed)
  const [stored, setStored] = useState<WordsTexts>(changed)
  const [theirs, setTheirs] = useState<WordsTexts | null>(null)
  const [outcome, setOutcome] = useState<OutcomeWords>()
  const [busy, setBusy] = useState(false)

  async function store(texts: WordsTexts): Promise<void> {
    if (busy) return
    setBusy(true)
    const called = await callApi<{ stored: WordsTexts }>('POST', '/words/change', { key, texts, was: stored })
    setBusy(false)
    take('problem' in called ? called : null)
    if ('answer' in called) {
      setStored(called.answer.stored)
      setTyped(called.answer.stored)
      setTheirs(null)
      setOutcome({ words: words(texts.en || texts.bn ? 'saved' : 'isBack'), done: true })
      return
    }
    setTheirs((called.data?.now as WordsTexts | undefined) ?? null)
    // What stands beside a field is not said twice.
    setOutcome(called.data?.fields ? undefined : { words: called.problem, done: false })
  }

  /** Goes on from what somebody else stored. */
  function acceptTheirs(): void {
    if (!theirs) return
    setStored(theirs)
    setTyped(theirs)
    setTheirs(null)
    setOutcome(undefined)
  }

  const edited: EditedSentence = { typed, stored, theirs, problems, outcome, busy }
  return { form, edited, setTyped, store, acceptTheirs }
}
