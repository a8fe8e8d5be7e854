'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FormController } from '@/components/forms/form-controller'
import type { FieldErrors } from '@/components/forms/form-values'
import type { ControllerLabels } from '@/components/forms/labels'
import type { FormControllerProps } from '@/components/forms/lazy-form'

export interface ReportLifeProps {
  address: string
  labels: ControllerLabels & { missing: string }
}

/** The server knows the forms of transaction ids; here it is only seen that there is one. */
export function ReportLife({ labels, ...props }: ReportLifeProps & FormControllerProps) {
  return (
    <FormController
      {...props}
      labels={labels}
      check={({ transactionId }): FieldErrors => (transactionId ? {} : { transactionId: labels.missing })}
      thanks={() => <Told words={labels.thanks} />}
    />
  )
}

/** Thanks, while the rest of the page catches up. */
function Told({ words }: { words: string }) {
  const { refresh } = useRouter()
  useEffect(() => refresh(), [refresh])
  return <p>{words}</p>
}
