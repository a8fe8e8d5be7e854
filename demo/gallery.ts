import type { DemoContent } from './shape'
import { both } from './write'

export const galleryImages: DemoContent['galleryImages'] = [
  { image: 'kantha', pages: ['Home'] },
  { image: 'orphanage', pages: ['Home'] },
  { image: 'tubewell', pages: ['Home'] },
  { image: 'paddywalk', pages: ['Home'] },
  { image: 'weaver', pages: ['Home'] },
  { image: 'oldhome', pages: ['Home'] },
  { image: 'planting', pages: ['Home'] },
  { image: 'savings-circle', pages: [] },
  { image: 'slates', pages: [] },
  { image: 'mother-child', pages: [] },
  { image: 'fish-pond', pages: [] },
  { image: 'portrait-elder', pages: [] },
  { image: 'raised-house', pages: [] },
  { image: 'marathon', pages: [] },
  { image: 'iftar', pages: [] },
  { image: 'river-clinic', pages: [] },
]

export const galleryVideos: DemoContent['galleryVideos'] = [
  {
    title: both('Six o’clock at the night school', 'নৈশ বিদ্যালয়ে সন্ধ্যা ছয়টা'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara01',
    cover: 'nightschool',
  },
  {
    title: both('A relief crew learns the river', 'নদী চিনছে ত্রাণের দল'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara02',
    cover: 'flood',
  },
  {
    title: both('A day with our volunteers', 'স্বেচ্ছাসেবকদের সঙ্গে এক দিন'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara03',
    cover: 'volunteers',
  },
  {
    title: both('Friday at the free clinic', 'শুক্রবার, ফ্রি ক্লিনিকে'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara04',
    cover: 'clinic',
  },
]
