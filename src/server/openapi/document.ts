/** The parts of an OpenAPI 3.1 document that are read and written here. */
export type Schema = { [keyword: string]: unknown }
export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, unknown>
}
export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, MediaType>
}
export interface Parameter {
  name: string
  in: 'query' | 'header' | 'path' | 'cookie'
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
}
export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, MediaType> }
  responses: Record<string, Response>
}
export interface Document {
  openapi: string
  info: Record<string, unknown>
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}
