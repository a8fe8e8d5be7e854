import type { TabsField } from 'payload'
import { cardAndPage } from './card-and-page'
import { image, images } from './image'
import { html, longText, text } from './text'

const card = () => [
  text('title', { label: 'content.fields.title', required: true }),
  longText('text', { label: 'content.fields.text', description: 'content.card.text' }),
  image('image', { label: 'content.fields.picture' }),
]

const page = () => [
  text('category', { label: 'content.fields.category' }),
  text('title', { label: 'content.fields.heading' }),
  html('text', { label: 'content.fields.text' }),
  ...images(4),
]

/** The card and the page of a news item or an event. */
export const articleTabs = (): TabsField => cardAndPage(card(), page())
