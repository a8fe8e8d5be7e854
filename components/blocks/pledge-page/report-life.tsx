'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FieldErrors } from '@/components/forms/check'
import { FormLife } from '@/components/forms/form-life'
import type { FormLifeProps } from '@/components/forms/form-live'
import type { LifeLabels } from '@/components/forms/labels'

export interface ReportLifeProps {
  address: string
  labels: LifeLabels & { missing: string }
}

/** The server knows the forms of transaction ids; here it is only seen that there is one. */
export function ReportLife({ labels, ...props }: ReportLifeProps & FormLifeProps) {
  return (
    <FormLife
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
