import type { Editor } from '@tiptap/react'
import type { ToolIcon } from './icons'

export const HEADING_LEVELS = [2, 3, 4, 5, 6] as const
type HeadingLevel = (typeof HEADING_LEVELS)[number]

/** What a tool opens instead of doing something at once. */
export type PanelName = (typeof PANEL_TOOLS)[number]
const PANEL_TOOLS = ['link', 'picture', 'video', 'table', 'colour', 'document', 'find'] as const

/** Names of marks and nodes by the tool that makes them. */
const MADE_BY: Partial<Record<ToolIcon, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  bullets: 'bulletList',
  numbers: 'orderedList',
  quote: 'blockquote',
  link: 'link',
  picture: 'picture',
  table: 'table',
  colour: 'colour',
}

export const TOOL_GROUPS: readonly (readonly ToolIcon[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline', 'strike'],
  ['bullets', 'numbers', 'quote'],
  ['link', 'picture', 'video', 'table', 'colour'],
  ['document', 'find', 'clear'],
]

export const isPanel = (tool: ToolIcon): tool is PanelName => (PANEL_TOOLS as readonly string[]).includes(tool)

export interface ToolState {
  block: number
  active: Partial<Record<ToolIcon, boolean>>
  undo: boolean
  redo: boolean
}

/** What the toolbar shows of where the cursor is. */
export function toolState(editor: Editor): ToolState {
  const active = Object.entries(MADE_BY).map(([tool, name]) => [tool, editor.isActive(name)])
  return {
    block: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
    active: { ...Object.fromEntries(active), video: editor.isActive('frame') || editor.isActive('file') },
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  }
}

/** Does what a tool says. The focus stays where it is. */
export function use(editor: Editor, tool: ToolIcon): void {
  const chain = editor.chain()
  const done: Partial<Record<ToolIcon, () => typeof chain>> = {
    undo: () => chain.undo(),
    redo: () => chain.redo(),
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    underline: () => chain.toggleUnderline(),
    strike: () => chain.toggleStrike(),
    bullets: () => chain.toggleBulletList(),
    numbers: () => chain.toggleOrderedList(),
    quote: () => chain.toggleBlockquote(),
    clear: () => chain.unsetAllMarks().clearNodes(),
  }
  done[tool]?.().run()
}

/** Makes the block of the cursor a heading, or a paragraph for 0. */
export function setBlock(editor: Editor, level: number): void {
  const chain = editor.chain().focus()
  if (level === 0) chain.setParagraph().run()
  else chain.setHeading({ level: level as HeadingLevel }).run()
}
