/**
 * Makes the placeholders of the pictures that belong to the design: public/images to components/blocks/placeholders.json.
 * Run by hand after one of them changes (`npx tsx scripts/make-placeholders.ts`); its output is committed.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderOf } from '@/lib/content/media/placeholder'

const ROOT = join(import.meta.dirname, '..')
const COPY = /-\d+\.webp$/

const pictures = readdirSync(join(ROOT, 'public/images'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp') && !COPY.test(file))
  .map((file) => `images/${file}`)
  .sort()
const made: Record<string, string> = {}
for (const picture of pictures) {
  const placeholder = await placeholderOf(join(ROOT, 'public', picture))
  if (placeholder) made[picture] = placeholder
}
writeFileSync(join(ROOT, 'components/blocks/placeholders.json'), `${JSON.stringify(made, null, 2)}\n`)
