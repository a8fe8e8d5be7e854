import { HtmlField as HtmlField_cd0ac1249e9c2db1c459d018799a04ed } from '../../../components/editor/html-field'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/editor/html-field#HtmlField": HtmlField_cd0ac1249e9c2db1c459d018799a04ed,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
