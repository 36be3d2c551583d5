import type { JourneyWords } from './en.js';

export const es: JourneyWords = {
  host: {
    label: 'Su anfitrión',
    contact: '¿Alguna duda? Contacte con {name}',
    contactHost: '¿Alguna duda? Contacte con su anfitrión',
    privacy: 'Política de privacidad',
  },
  arrival: {
    instructions: 'Instrucciones de llegada',
    calendar: 'Añadir al calendario',
    event: 'Estancia: {place}',
    agreement: 'Descargar el contrato firmado',
    signed: 'Firmado el {date}',
  },
  consent: {
    why: 'Finalidad',
    kept: 'Plazo de conservación',
    other: 'Usted decide',
    documentTitle: 'Leer mi documento',
    documentWhy:
      'Leemos en las fotos su nombre, su fecha de nacimiento y el número del documento, y los comparamos con la reserva. Su anfitrión ve las fotos y el resultado.',
    documentOther:
      'No está obligado a subir aquí su documento. Puede pedir a su anfitrión que lo compruebe de otra manera.',
    faceTitle: 'Confirmar que es usted',
    faceWhy:
      'Si elige el selfi, medimos su rostro en el selfi y en la foto de su documento para ver si son la misma persona. Esas medidas son datos biométricos. Al elegir el selfi, da su consentimiento explícito.',
    faceMovement:
      'También le pedimos que gire la cabeza y medimos su rostro en unos fotogramas, para asegurarnos de que no hay una foto ante la cámara. Si lo prefiere, puede comprobarlo una persona.',
    faceOther: 'Si lo prefiere, una persona puede comprobar su documento. Tarda más, pero no le perjudica.',
    checkTitle: 'Autorizar esta comprobación',
    checkOther: 'Puede negarse. Omita este paso y avise a su anfitrión, que decidirá sin esta comprobación.',
    behaviorTitle: 'Ayudar a detectar fraudes (opcional)',
    behaviorWhy:
      'Si da su consentimiento, medimos cuánto tiempo dedica a cada paso y contamos en cuántos campos de nombre, contacto, dirección y documento pega texto. Nunca registramos lo que escribe o pega. También guardamos la zona horaria de su navegador y un identificador aleatorio que permite reconocer este dispositivo en otras reservas con este anfitrión. Su anfitrión ve el resultado como un indicio.',
    behaviorKept:
      '{time} después de su estancia. El identificador permanece en este navegador hasta que desmarque la casilla.',
    behaviorOther:
      'Puede continuar sin dar su consentimiento. No cambia nada y no le perjudica. Desmarque la casilla cuando quiera y borraremos lo que hayamos medido.',
    behaviorAgree: 'Doy mi consentimiento',
    pictures: 'Fotos: {time}.',
    picturesNone: 'Las fotos se borran en cuanto se leen.',
    data: 'Datos: {time} después de su estancia.',
    face: 'Medidas: {time}.',
    framesKept: 'Fotogramas: se borran en cuanto se comprueban.',
    faceNone: 'Medidas: un día como máximo.',
    result: 'Resultado: {time}.',
  },
  declined: {
    title: 'Su estancia no se ha aprobado',
    text: 'Su anfitrión ha decidido no aceptar esta reserva. No tiene que hacer nada más aquí. Si tiene preguntas o cree que hay un error, contacte con su anfitrión.',
    checks: 'Comprobaciones que usted aceptó',
    about:
      'Esta página no muestra los resultados ni si influyeron en la decisión. Pregúnteselo a su anfitrión y pídale una copia. Avísele si algo es incorrecto o se refiere a otra persona.',
    us: 'En Estados Unidos, si la decisión se basa en un informe de una agencia de informes del consumidor, como una agencia de crédito, la ley Fair Credit Reporting Act le da derecho a saber qué agencia lo facilitó, a pedirle una copia gratuita en un plazo de 60 días y a impugnar lo que sea inexacto o incompleto.',
    rights: 'Sus derechos según esta ley (consumerfinance.gov, en inglés)',
  },
  refusal: {
    go: 'Continuar sin esta comprobación',
    title: 'No ha aceptado esta comprobación',
    text: 'No la hacemos. Su anfitrión verá que la ha omitido y decidirá sin ella o se la volverá a pedir.',
    back: 'Aceptar de todos modos',
  },
  signing: {
    hint: 'Firme como {name}.',
    differs: 'No es el nombre de la reserva ({name}). Firme solo si está autorizado a firmar por esta reserva.',
  },
  prefilled: 'Hemos rellenado los datos que ya nos dio. Compruébelos, por favor.',
};
