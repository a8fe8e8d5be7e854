import { colourClass, TEXT_COLOUR_NAMES, type TextColour } from '@/lib/content/rich-text/colours'
import type { ToolPanelProps } from './link-panel'
import { Panel } from './panel'
import styles from './panel.module.scss'

export function ColourPanel({ editor, labels, onDone, onCancel }: ToolPanelProps) {
  const present = editor.getAttributes('colour').name as TextColour | undefined
  const paint = (name: TextColour | null) => {
    const chain = editor.chain()
    if (name) chain.setMark('colour', { name }).run()
    else chain.unsetMark('colour').run()
    onDone()
  }
  return (
    <Panel title={labels.colour.title} cancelLabel={labels.cancel} onCancel={onCancel}>
      <div className={styles.colours}>
        <button type="button" className={styles.swatch} aria-pressed={!present} onClick={() => paint(null)}>
          <i />
          {labels.colour.none}
        </button>
        {TEXT_COLOUR_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.swatch}
            aria-pressed={present === name}
            onClick={() => paint(name)}
          >
            <i className={colourClass(name)} />
            {labels.colour.names[name]}
          </button>
        ))}
      </div>
    </Panel>
  )
}
