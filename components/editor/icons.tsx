import { StrokedPath } from '@/components/ui/icon/stroked-path'

/** Icons of the editor alone, on a 24 x 24 grid: each is the `d` of one path. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M19 4h-9M14 20H5M15 4 9 20',
  underline: 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16',
  strike: 'M16 5H9.5a3.5 3.5 0 0 0-2.6 5.8M4 12h16M14 12a4 4 0 0 1 0 7H6',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4h1.5v5M4 9h3M4 15h2.5v1.8L4 20h3',
  quote: 'M4 5v14M9 8h11M9 12h11M9 16h7',
  link: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  picture:
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM10.500 9.500a1.500 1.500 0 1 1-3 0 1.500 1.500 0 0 1 3 0zM21 15l-4-4-9 9',
  video: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM10 8.500l5.500 3.500-5.500 3.500z',
  colour: 'M12 3s6.500 6.800 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 9.800 12 3 12 3zM9 15a3 3 0 0 0 3 3',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
  document: 'M7 3h7l5 5v13H7zM14 3v5h5M10 12h6M10 16h6',
  find: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.200 15.200 20 20',
  clear: 'M6 5h13M12.500 5 10 15M4 19h7M15 15l5 5M20 15l-5 5',
} as const

export type ToolIcon = keyof typeof PATHS

export function EditorIcon({ name }: { name: ToolIcon }) {
  return <StrokedPath d={PATHS[name]} />
}
