import type { DemoContent } from './shape'
import { both } from './write'

export const galleryImages: DemoContent['galleryImages'] = [
  { image: 'kantha', page: 'Home' },
  { image: 'orphanage', page: 'Home' },
  { image: 'tubewell', page: 'Home' },
  { image: 'paddywalk', page: 'Home' },
  { image: 'weaver', page: 'Home' },
  { image: 'oldhome', page: 'Home' },
  { image: 'planting', page: 'Home' },
  { image: 'savings-circle', page: '' },
  { image: 'slates', page: '' },
  { image: 'mother-child', page: '' },
  { image: 'fish-pond', page: '' },
  { image: 'portrait-elder', page: '' },
  { image: 'raised-house', page: '' },
  { image: 'marathon', page: '' },
  { image: 'iftar', page: '' },
  { image: 'river-clinic', page: '' },
]

export const galleryVideos: DemoContent['galleryVideos'] = [
  {
    title: both('Six o’clock at the night school', 'নৈশ বিদ্যালয়ে সন্ধ্যা ছয়টা'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara01',
  },
  {
    title: both('A relief crew learns the river', 'নদী চিনছে ত্রাণের দল'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara02',
  },
  {
    title: both('A day with our volunteers', 'স্বেচ্ছাসেবকদের সঙ্গে এক দিন'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara03',
  },
  {
    title: both('Friday at the free clinic', 'শুক্রবার, ফ্রি ক্লিনিকে'),
    video: 'https://www.youtube-nocookie.com/embed/alokdhara04',
  },
]
