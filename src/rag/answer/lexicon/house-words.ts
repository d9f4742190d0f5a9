/** What houses are called where they stand: who asks of the museum means the Museo, too. 'kind > words', one kind a line, folded. */
export const HOUSE_WORDS = `
museum > museo musee museu muzeum museet museets muzej muuseum
school > schule grundschule ecole escola scuola escuela skola skolan skole szkola iskola lycee liceo gymnasium
college > colegio collegio kolleg hogeschool
university > universitat universite universita universidad universidade universitet universiteit uniwersytet yliopisto ulikool hochschule sveuciliste universitatea
hospital > krankenhaus hopital ospedale klinikum spital sykehus sygehus sjukhus szpital sairaala nemocnice bolnica ziekenhuis haigla
clinic > klinik clinique clinica klinika
theatre theater > teatro teatr teatre teater divadlo szinhaz schauspielhaus
opera > opernhaus staatsoper
orchestra > orchester orquesta orchestre orkest filarmonica
library > bibliothek bibliotheque biblioteca bibliotek biblioteka bibliotheek knihovna raamatukogu
bakery > backerei boulangerie panaderia panetteria padaria piekarnia bageri bakkerij panificio
bank > banca banco banque sparkasse
brewery > brauerei brasserie birrificio cerveceria browar bryggeri brouwerij pivovar
restaurant > restaurante ristorante trattoria osteria gasthaus gasthof
pharmacy > apotheke pharmacie farmacia apteka apotek apotheek apteek
insurer insurance > versicherung assurance assurances seguros assicurazioni verzekeringen
council > gemeente gemeinde kommune ayuntamiento mairie
workshop > bottega atelier werkstatt
publisher > verlag uitgeverij forlag
newspaper > zeitung
foundation > stiftung fundacion fondation fondazione stichting
institute > institut instituto istituto
ministry > ministerio ministere ministerium ministero
nursery kindergarten > kita kindertagesstatte ecole
cooperative > cooperativa genossenschaft
shipyard > werft astillero chantier stocznia
`
