import { FieldDescription } from '@payloadcms/ui'
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload'
import { labelText } from '@/lib/platform/payload/label-text'
import { englishOf } from './english-of'
import { EnglishText } from './english-text'

type Described = (TextFieldServerProps | TextareaFieldServerProps) & { path: string; schemaPath: string }

/** Below a field that is there in both languages: its description, and while Bangla is written the English text. */
export async function TranslatedDescription({ field, path, schemaPath, id, i18n, req }: Described) {
  const description = labelText(field.admin?.description, i18n.language, '')
  const english = req.locale === 'bn' ? await englishOf(req, schemaPath.split('.', 1)[0] ?? '', id, path) : ''
  return (
    <>
      {description && <FieldDescription description={description} path={path} />}
      {english && <EnglishText path={path} english={english} />}
    </>
  )
}
