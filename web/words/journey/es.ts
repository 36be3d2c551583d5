import type { JourneyWords } from './en.js';

export const es: JourneyWords = {
  host: {
    label: 'Su anfitrión',
    contact: '¿Alguna duda? Escriba o llame a {name}',
    contactHost: '¿Alguna duda? Hable con su anfitrión',
    privacy: 'Aviso de privacidad',
  },
  arrival: {
    instructions: 'Instrucciones de llegada',
    calendar: 'Añadir al calendario',
    event: 'Estancia: {place}',
    agreement: 'Descargar el contrato firmado',
    signed: 'Firmado el {date}',
  },
  consent: {
    why: 'Para qué',
    kept: 'Cuánto tiempo se conserva',
    other: 'Usted decide',
    documentTitle: 'Leer mi documento',
    documentWhy:
      'Leemos en las fotos su nombre, su fecha de nacimiento y el número del documento, y los comparamos con la reserva. Su anfitrión ve las fotos y el resultado.',
    documentOther:
      'No está obligado a subir aquí su documento. Puede pedir a su anfitrión que lo compruebe de otra manera.',
    faceTitle: 'Confirmar que es usted',
    faceWhy:
      'Si elige el selfi, medimos su rostro en él y en la foto del documento para ver si son la misma persona. Esas medidas son datos biométricos.',
    faceMovement:
      'También le pedimos que gire la cabeza y medimos su rostro en unos fotogramas para ver que no se trata de una foto. Si lo prefiere, lo comprueba una persona.',
    faceOther: 'Si lo prefiere, una persona comprueba su documento. Tarda más, pero no tiene ninguna desventaja.',
    checkTitle: 'Autorizar esta comprobación',
    checkOther: 'Puede negarse. En ese caso, su anfitrión decide sin ella.',
    behaviorTitle: 'Ayudar a detectar fraudes (opcional)',
    behaviorWhy:
      'Si acepta, medimos cuánto tiempo dedica a cada paso y contamos en cuántos campos de nombre, contacto, dirección y documento pega texto. Nunca registramos lo que escribe o pega. También guardamos la zona horaria de su navegador y un identificador aleatorio que reconoce este dispositivo en otras reservas con este anfitrión. Su anfitrión ve el resultado como un indicio.',
    behaviorKept:
      '{time} después de su estancia. El identificador permanece en este navegador hasta que desmarque la casilla.',
    behaviorOther:
      'Puede continuar sin aceptar. No cambia nada y no le perjudica. Desmarque la casilla cuando quiera y borraremos lo que hayamos medido.',
    behaviorAgree: 'Acepto',
    pictures: 'Fotos: {time}.',
    picturesNone: 'Las fotos se borran en cuanto se leen.',
    data: 'Datos: {time} después de su estancia.',
    face: 'Medidas: {time}.',
    framesKept: 'Fotogramas: se borran en cuanto se comprueban.',
    faceNone: 'Medidas: un día como máximo.',
    result: 'Resultado: {time}.',
  },
  signing: {
    hint: 'Firme como {name}.',
    differs: 'No es el nombre de la reserva ({name}). Firme solo si tiene autorización para hacerlo.',
  },
  prefilled: 'Hemos rellenado lo que ya nos indicó. Compruébelo, por favor.',
};
