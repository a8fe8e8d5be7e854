import assert from 'node:assert/strict'
import path from 'node:path'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { carryOver } from '../carry-over'
import { sitePictures } from './site-pictures'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const folders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }

const drawing = (picture: unknown) =>
  String((picture as { filename?: string } | null)?.filename).replace(/-[0-9a-f]{8}\.webp$/, '')

test('a site in use keeps the pictures that were in the code, and those of its own', async () => {
  const own = await payload.db.create({
    collection: 'media',
    data: {
      ...{ filename: 'own-1a2b3c4d.webp', mimeType: 'image/webp', filesize: 1, width: 800, height: 400 },
      alt: { en: 'A picture of our own' },
    },
    req: {},
  })
  await payload.updateGlobal({ slug: 'settings', data: { givingPicture: own.id as number } })
  for (const at of [1, 2, 3, 4, 5])
    await payload.create({
      collection: 'gallery-videos',
      data: { video: `https://www.youtube.com/watch?v=abcdefghij${at}`, image: at === 3 ? (own.id as number) : null },
    })

  await carryOver(payload, { ...folders, parts: [sitePictures], isNew: false })

  const { volunteersPicture, trainingPicture, givingPicture, mapPicture, cardPicture } = await payload.findGlobal({
    slug: 'settings',
    depth: 1,
  })
  assert.deepEqual([volunteersPicture, trainingPicture, givingPicture, mapPicture, cardPicture].map(drawing), [
    'volunteers',
    'training-hall',
    'own',
    'map',
    'river',
  ])
  const { docs } = await payload.find({ collection: 'gallery-videos', sort: '_order', depth: 1 })
  assert.deepEqual(
    docs.map(({ image }) => drawing(image)),
    ['nightschool', 'flood', 'own', 'clinic', 'nightschool'],
  )
})
