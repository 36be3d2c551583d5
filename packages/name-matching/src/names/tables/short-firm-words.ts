/** Abbreviations of company words, with the words and their usual translations; one meaning per line. */
export const SHORT_FIRM_WORDS = `
manufacturing manufacturers manufacturer manufacture mfg mfr mfrs manuf manufactura manufacturas
management mgmt mgt gestion
department dept departments departamento
brothers bros brother hermanos freres gebruder kardesler
association assn assoc associacao associazione associates
international intl internacional internationale internazionale uluslararasi mezhdunarodnyy mezhdunarodnaya
laboratory laboratories lab labs laboratorio laboratorios laboratoire laboratoriya
government govt
university univ universidad universite universitet universitesi
hospital hospitals hosp clinic klinik
services service svcs svc servicios
products product prods prod productos produits
electric electrical elec electricos
engineering engineers engg engr eng
railway railways rly railroad
centre center ctr
distribution distributors distributor distributing distr
petrochemical petrochemicals petrochem petroquimica
pharmaceutical pharmaceuticals pharma pharm
industries industry industrial inds indus
exchange exchanges exch
general genl
consulting consultants consultancy consultant
investment investments invest inversiones inversora inversionista
development developments developpement desarrollo desenvolvimento kalkinma razvitie razvitiya entwicklung
advertising advert publicidad
marketing mktg
production productions prodn produccion producciones
transport transportation transportes transports trans transp
warehousing whse
construction constructions constr con const construcciones construcao insaat bau
company enterprise enterprises entp
medical med medico medica
technology technologies technical tech techn tecnologia tecnologias tekhnologii teknoloji
commercial commerce comercial comercio ticaret
agriculture agricultural agri agro agricola
chemical chemicals chem quimica quimicos kimya
petroleum petrol petroleos
cooperative coop cooperativa kooperatif
national natl nacional nazionale
authority auth autoridad
administration admin administracion
communications communication comms comm comunicaciones
security securities sec seguridad
saint st san sankt sao`;
