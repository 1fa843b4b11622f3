// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Approve technically",
  "description": "A technical approval as a person fills it in; the checks are sent as one object.",
  "additionalProperties": false,
  "required": [
    "ipAddresses",
    "productCodes",
    "documents"
  ],
  "x-messages": {
    "required": "Required."
  },
  "properties": {
    "ipAddresses": {
      "const": true,
      "title": "The IP addresses are checked.",
      "x-messages": {
        "required": "Required.",
        "const": "Required."
      }
    },
    "productCodes": {
      "const": true,
      "title": "The product codes are tested.",
      "x-messages": {
        "required": "Required.",
        "const": "Required."
      }
    },
    "documents": {
      "const": true,
      "title": "The documents are checked.",
      "x-messages": {
        "required": "Required.",
        "const": "Required."
      }
    },
    "message": {
      "type": "string",
      "title": "Comment",
      "description": "The business admin reads it.",
      "maxLength": 2000,
      "format": "plain-text",
      "x-messages": {
        "maxLength": "Maximum length allowed is 2000 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    }
  }
}

export const validators = {}
validators["3fe24e52"] = validate20;
const schema31 = {"type":"object","title":"Approve technically","description":"A technical approval as a person fills it in; the checks are sent as one object.","additionalProperties":false,"required":["ipAddresses","productCodes","documents"],"x-messages":{"required":"Required."},"properties":{"ipAddresses":{"const":true,"title":"The IP addresses are checked.","x-messages":{"required":"Required.","const":"Required."}},"productCodes":{"const":true,"title":"The product codes are tested.","x-messages":{"required":"Required.","const":"Required."}},"documents":{"const":true,"title":"The documents are checked.","x-messages":{"required":"Required.","const":"Required."}},"message":{"type":"string","title":"Comment","description":"The business admin reads it.","maxLength":2000,"format":"plain-text","x-messages":{"maxLength":"Maximum length allowed is 2000 characters (or you may omit this field).","format":"HTML tags are not allowed!"}}},"$id":"3fe24e52"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="3fe24e52" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ipAddresses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAddresses"},message:"must have required property '"+"ipAddresses"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.productCodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productCodes"},message:"must have required property '"+"productCodes"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.documents === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ipAddresses") || (key0 === "productCodes")) || (key0 === "documents")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ipAddresses !== undefined){
let data0 = data.ipAddresses;
if(true !== data0){
const err4 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.ipAddresses,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.productCodes !== undefined){
let data1 = data.productCodes;
if(true !== data1){
const err5 = {instancePath:instancePath+"/productCodes",schemaPath:"#/properties/productCodes/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.productCodes,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.documents !== undefined){
let data2 = data.documents;
if(true !== data2){
const err6 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.documents,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.message,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.message,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
