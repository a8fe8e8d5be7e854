'use client'
import { useEffect, useRef, useState } from 'react'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import type { Problem } from './call-api'

/** Validation problems of a form's fields; the focus goes to the first invalid field. */
export function useFieldProblems() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FieldProblems>({})
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const take = (problem: Problem | null) => setProblems((problem?.data?.fields as FieldProblems | undefined) ?? {})
  return { form, problems, take }
}
