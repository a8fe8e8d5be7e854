'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useDocumentInfo,
  useField,
  useLocale,
  withCondition,
} from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useCallback, useMemo } from 'react'
import '@/styles/fonts.css'
import { useStaffLocale, useWords } from '@/components/admin/shared/words'
import { RichTextEditor } from '@/components/editor/editor'
import type { EditorLabels } from '@/components/editor/labels'
import { FileLibrary } from './file-library'
import styles from './html-field.module.scss'
import { MediaLibrary, uploadPicture } from './media-library'

/** An HTML field of the admin: the editor in the frame that every field of Payload has. */
const Field: TextareaFieldClientComponent = ({ field, path: givenPath, readOnly, validate }) => {
  const { label, localized, required, admin } = field
  const check = useCallback(
    (value: unknown, options: object) =>
      typeof validate === 'function' ? validate(value as string, { ...options, required } as never) : true,
    [validate, required],
  )
  const { customComponents, disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
    validate: check as never,
  })
  const { code } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const words = useWords('editor')
  const locale = useStaffLocale()
  // All of them as they are: the editor fills them in itself.
  const labels = useMemo(() => (words.raw as (key: string) => EditorLabels)('tool'), [words])
  const { Description, Error: ErrorMessage, Label } = customComponents ?? {}
  const classes = ['field-type', 'html-field', showError && 'error', readOnly && 'read-only']
  return (
    <div id={`field-${path.replaceAll('.', '__')}`} className={classes.filter(Boolean).join(' ')}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={<FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className="field-type__wrap">
        <RenderCustomComponent
          CustomComponent={ErrorMessage}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        <div className={styles.admin} data-error={showError || undefined}>
          <RichTextEditor
            value={value ?? ''}
            onChange={setValue}
            label={typeof label === 'string' ? label : field.name}
            labels={labels}
            locale={locale}
            lang={code}
            readOnly={readOnly}
            busy={disabled}
            library={(choose) => <MediaLibrary onChoose={choose} />}
            history={{ key: `${collectionSlug} ${path} ${code}`, isNew: id === undefined }}
            files={(choose) => <FileLibrary onChoose={choose} locale={code === 'bn' ? 'bn' : 'en'} />}
            upload={(file, alt) => uploadPicture(file, alt, code)}
          />
        </div>
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={<FieldDescription description={admin?.description} path={path} />}
        />
      </div>
    </div>
  )
}

export const HtmlField = withCondition(Field)
