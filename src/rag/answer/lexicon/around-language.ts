/** Words around the one language that is asked about. */
export const AROUND_LANGUAGE =
  /^(?:languag|level|speak|spoken|fluent|fluenc|writ|read|good|well|know|skill|understand|nativ|profici|bilingu|certif|test|exam|grade|command|convers|talk|learn|tongu|much)/
