import type { TabsField } from 'payload'
import { cardAndPage } from './card-and-page'
import { image, images } from './image'
import { html, longText, text } from './text'

const card = () => [
  text('title', { label: 'Title', required: true }),
  longText('text', { label: 'Text', description: 'Two or three sentences for the card.' }),
  image('image', { label: 'Picture' }),
]

const page = () => [
  text('category', { label: 'Category' }),
  text('title', { label: 'Heading' }),
  html('text', { label: 'Text' }),
  ...images(4),
]

/** The card and the page of a news item or an event. */
export const articleTabs = (): TabsField => cardAndPage(card(), page())
